/** One file field of a handed-over page: its label, its help and its upload, fed by the link's own calls. */
import { useState } from 'react';
import { isRecord } from '../../../engine/facts/facts.ts';
import { fieldSchema } from '../../page/page-scope.ts';
import { fieldUi } from '../../page/pick-widget.ts';
import { InlineMarkdown } from '../../parts/markdown.tsx';
import type { Page } from '../../platform/data/content.ts';
import type { FileRef } from '../../platform/data/file-ref.ts';
import { useOrg } from '../../platform/data/org-context.ts';
import { today } from '../../platform/data/today.ts';
import type { PageContext } from '../../platform/data/widget.ts';
import { FileUpload } from '../../widgets/file-upload.tsx';
import type { phoneApi } from './hand-over-api.ts';

type Props = {
  page: Page;
  name: string;
  sent: FileRef[];
  api: ReturnType<typeof phoneApi>;
  onFilled(has: boolean): void;
};

export function HandOverField({ page, name, sent, api, onFilled }: Props) {
  const [value, setValue] = useState<FileRef[] | undefined>(sent.length > 0 ? sent : undefined);
  const context = usePhoneContext(name, api);
  const ui = fieldUi(page, name);
  const schema = fieldSchema(page, name);
  const label = ui['ui:title'] ?? schema.title ?? name;
  const help = ui['ui:help'];
  const id = `field-${name}`;
  return (
    <div className="hl-field hl-question">
      <div className="hl-label" id={`${id}-label`}>
        {label}
      </div>
      {help && (
        <div className="hl-help" id={`${id}-help`}>
          <InlineMarkdown text={help} />
        </div>
      )}
      <div className="hl-control">
        <FileUpload
          {...{ id, name, label, value, schema }}
          {...(help && { describedBy: `${id}-help` })}
          options={isRecord(ui['ui:options']) ? ui['ui:options'] : {}}
          facts={{}}
          page={context}
          required
          disabled={false}
          readOnly={false}
          invalid={false}
          onBlur={() => undefined}
          onChange={(next) => {
            setValue(next);
            onFilled(next !== undefined);
          }}
        />
      </div>
    </div>
  );
}

// The phone knows nothing of the application: files go by the link, every other call is refused.
function usePhoneContext(field: string, api: Props['api']): PageContext {
  const org = useOrg();
  return {
    org,
    pricing: org.orgPricingData,
    application: undefined,
    today: today(),
    mode: org.mode,
    answers: {},
    consents: {},
    params: {},
    refresh: async () => undefined,
    text: (template) => template,
    call: refuse,
    upload: (file) => api.upload(field, file),
    removeFile: api.remove,
    sample: refuse,
    pdf: refuse,
  };
}

async function refuse(): Promise<never> {
  throw new Error('Only photos can be sent by this link');
}

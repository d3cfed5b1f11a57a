/**
 * The one shape of every widget. A widget draws one answer and reports changes; it knows no page, no step, no lender.
 * The renderer gives it label, help and errors; only `bare` widgets draw their own label.
 */
import type { ComponentType } from 'react';
import type { Facts } from '../../../engine/facts/facts.ts';
import type { WidgetOptions } from '../../../types/widget-options.ts';
import type { FileRef } from './file-ref.ts';
import type { JsonObject, JsonSchema } from './json.ts';
import type { OrgData } from './org.ts';
import type { PageCall } from './page-call.ts';

/** A consent as the page declares it; `text` is Markdown with every value already filled in. */
export type ConsentText = {
  type: string;
  version: string;
  text: string;
  /** A document that must be opened before the box can be checked. */
  opens?: { document: string; title: string; label: string };
};

/** What a widget may know of the page around it. */
export type PageContext = {
  org: OrgData;
  pricing: JsonObject;
  /** The application's uuid; undefined while registering. */
  application: string | undefined;
  /** Calendar date of the borrower's zone, yyyy-MM-dd. */
  today: string;
  mode: 'sandbox' | 'production';
  /** The page's own typed answers, by field name. */
  answers: JsonObject;
  /** By field name, the consents this page collects. */
  consents: Record<string, ConsentText>;
  /** Route parameters and the query string, e.g. { type: 'PLAID_TRANSACTIONS' }. */
  params: Record<string, string>;
  /** By field name, files that came from another device and now belong to the answer. */
  received?: Readonly<Record<string, FileRef[]>>;
  /** Asks the server again where the application stands, e.g. once a deadline has passed. */
  refresh(): Promise<unknown>;
  /** Fills in {{…}} from the facts. */
  text(template: string): string;
  call(request: PageCall): Promise<unknown>;
  upload(file: File, type: string): Promise<FileRef>;
  removeFile(uuid: string): Promise<void>;
  /** A submission waits for this work, which resolves to whether its file has arrived. */
  waitFor?(work: Promise<boolean>): void;
  /** A document's bytes, read with the session's token in a header; of a picture also what it looks like, a JPEG that every browser shows. */
  pdf(documentUuid: string, as?: 'preview' | 'thumbnail'): Promise<ArrayBuffer>;
  /** The bytes of a document that everyone may open before there is an application, by its name. */
  sample(name: string): Promise<ArrayBuffer>;
};

/** A widget of the vocabulary, which also says what a page may tell each one: `npm run types` makes `WidgetOptions` of it. */
export type WidgetName = keyof WidgetOptions;

/** What a widget receives. `T` is the stored form of its answer, `N` its name in the vocabulary. */
export type WidgetProps<T, N extends WidgetName = WidgetName> = {
  id: string;
  name: string;
  label: string;
  value: T | undefined;
  onChange(value: T | undefined): void;
  onBlur(): void;
  /** A part of the answer was left: its pointer from the answer, such as "/0/amount". */
  onPartBlur?: (part: string) => void;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  invalid: boolean;
  error?: string;
  /** Errors inside an object or a list, by pointer below this field: { '/zip': 'Enter a ZIP code' }. */
  errors?: Record<string, string>;
  /** Ids of the help and the error, for aria-describedby of the control. */
  describedBy?: string;
  /** What the page says to it; `flow check` holds it against the vocabulary. */
  options: WidgetOptions[N];
  schema: JsonSchema;
  facts: Facts;
  page: PageContext;
};

/**
 * A widget: `field` has a <label for> drawn above; `group` is named by a <legend>-like label (give its root
 * role="group"/"radiogroup" and aria-labelledby `${id}-label`); `bare` draws its own label.
 */
export type Widget = {
  name: WidgetName;
  /** `short`: two of them stand side by side where there is room. */
  layout: 'field' | 'short' | 'group' | 'bare';
  /** It says something without an answer too: a page that was sent shows it still. */
  tells?: boolean;
  // A registry holds widgets of many answer types, so the props are seen from their safe side.
  Component: ComponentType<WidgetProps<never, never>>;
  lazy?: boolean;
  /** Brings a lazy one, so that it is drawn at once later. */
  load?(): Promise<unknown>;
};

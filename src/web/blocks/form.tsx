/** The fields of the page, or a group of them with a heading. */
import { Fragment, use, useContext } from 'react';
import type { Block, FormBlock } from '../../types/page.ts';
import { fieldNames } from '../page/form-schema.ts';
import { FormScopeContext, useFormScope, useSaidAnswers } from '../page/form-scope.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { FieldsContext } from '../page/page-scope.ts';
import { Markdown } from '../parts/markdown.tsx';

/** Draws its fields in order. A group whose fields are all hidden is not drawn, and a page without fields has none. */
export function Form({ block }: BlockProps<FormBlock>) {
  return useContext(FormScopeContext) ? <Fields block={block} /> : null;
}

function Fields({ block }: BlockProps<FormBlock>) {
  const scope = useFormScope();
  const { page, text } = scope;
  const fields = use(FieldsContext);
  useSaidAnswers(scope, block.title, block.text);
  const names = formFields(block, page.content ?? [], fieldNames(page)).filter((name) => fields.has(name));
  if (names.length === 0) return null;
  const drawn = names.map((name) => <Fragment key={name}>{fields.get(name)}</Fragment>);
  if (!block.title && !block.text) return <div className="hl-fields">{drawn}</div>;
  return (
    <section className="hl-fields" data-titled>
      {block.title && <h2 className="hl-section">{text(block.title)}</h2>}
      {block.text && <Markdown className="hl-section-text" text={text(block.text)} />}
      {drawn}
    </section>
  );
}

/** The fields of a form block: those it names, else all that no other form block names. */
export function formFields(
  block: FormBlock,
  content: readonly Block[],
  all: readonly string[],
): readonly string[] {
  if (block.fields) return block.fields;
  const taken = content.flatMap((other) => (other.block === 'form' ? (other.fields ?? []) : []));
  return all.filter((name) => !taken.includes(name));
}

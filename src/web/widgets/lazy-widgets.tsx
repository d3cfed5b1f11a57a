/**
 * What a page knows of heavy widgets before their code is here: the first page has no use for them. Each loads when a page first asks
 * by it.
 */
import { type ComponentType, Suspense } from 'react';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { part } from '../platform/jsx/part.tsx';

export const lazyWidgets: readonly Widget[] = [
  lazyWidget(
    { name: 'account-number', layout: 'field' },
    async () => (await import('./account-number.tsx')).AccountNumber,
  ),
  lazyWidget({ name: 'bank-link', layout: 'group' }, async () => (await import('./bank-link.tsx')).BankLink),
  lazyWidget(
    { name: 'checkbox-group', layout: 'group' },
    async () => (await import('./checkbox-group.tsx')).CheckboxGroup,
  ),
  lazyWidget(
    { name: 'choice-groups', layout: 'group' },
    async () => (await import('./choice-groups.tsx')).ChoiceGroups,
  ),
  lazyWidget(
    { name: 'device-check', layout: 'group' },
    async () => (await import('./device-check.tsx')).DeviceCheck,
  ),
  lazyWidget(
    { name: 'document-reader', layout: 'group', tells: true },
    async () => (await import('./document-reader.tsx')).DocumentReader,
  ),
  lazyWidget(
    { name: 'file-upload', layout: 'group' },
    async () => (await import('./file-upload.tsx')).FileUpload,
  ),
  lazyWidget(
    { name: 'income-link', layout: 'group' },
    async () => (await import('./income-link.tsx')).IncomeLink,
  ),
  lazyWidget({ name: 'item-list', layout: 'group' }, async () => (await import('./item-list.tsx')).ItemList),
  lazyWidget({ name: 'kba', layout: 'group' }, async () => (await import('./kba.tsx')).Kba),
  lazyWidget({ name: 'notary-id', layout: 'field' }, async () => (await import('./notary-id.tsx')).NotaryId),
  lazyWidget(
    { name: 'offer-selector', layout: 'bare' },
    async () => (await import('./offer/offer-selector.tsx')).OfferSelector,
  ),
  lazyWidget({ name: 'one-pdf', layout: 'group' }, async () => (await import('./one-pdf.tsx')).OnePdf),
  lazyWidget({ name: 'otp', layout: 'field' }, async () => (await import('./otp.tsx')).Otp),
  // It is asked on the last page of registration and at the login.
  lazyWidget({ name: 'password', layout: 'field' }, async () => (await import('./password.tsx')).Password),
  lazyWidget(
    { name: 'postal-address', layout: 'group' },
    async () => (await import('./postal-address.tsx')).PostalAddress,
  ),
  lazyWidget(
    { name: 'routing-number', layout: 'field' },
    async () => (await import('./routing-number.tsx')).RoutingNumber,
  ),
  lazyWidget({ name: 'schedule', layout: 'group' }, async () => (await import('./schedule.tsx')).Schedule),
  lazyWidget({ name: 'signature', layout: 'group' }, async () => (await import('./signature.tsx')).Signature),
  lazyWidget(
    { name: 'slot-picker', layout: 'group' },
    async () => (await import('./slot-picker.tsx')).SlotPicker,
  ),
  // It is asked after the offer.
  lazyWidget({ name: 'ssn', layout: 'field' }, async () => (await import('./ssn.tsx')).Ssn),
  lazyWidget({ name: 'textarea', layout: 'field' }, async () => (await import('./textarea.tsx')).TextArea),
  // Only pages that sign ask by it.
  lazyWidget({ name: 'wish-link', layout: 'bare' }, async () => (await import('./wish-link.tsx')).WishLink),
];

// The facts are known at once; `load` brings the component. What failed to come is asked for again where it stands.
function lazyWidget(
  facts: Pick<Widget, 'name' | 'layout' | 'tells'>,
  load: () => Promise<Widget['Component']>,
): Widget {
  const Coming = part(facts.name, load);
  const Component: ComponentType<WidgetProps<never, never>> = (props) => (
    <Suspense fallback={null}>
      <Coming {...props} />
    </Suspense>
  );
  return { ...facts, lazy: true, load: Coming.bring, Component };
}

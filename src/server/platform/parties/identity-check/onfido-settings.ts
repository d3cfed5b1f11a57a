/** What the checker of identity documents needs that is Onfido (onfido.com). Beside its library, so that no other server loads that. */
export const onfidoSettings = {
  needs: ['ONFIDO_API_TOKEN', 'ONFIDO_NOTICES_SHOWN'],
  takes: ['ONFIDO_REGION', 'ONFIDO_URL'],
} as const;

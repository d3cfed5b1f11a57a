/** Where the product stands on its host (specification 000, section 2). */
export const basePath = '/account/heloc';

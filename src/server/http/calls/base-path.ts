/** Where the product is on its host (SPEC-1.3). */
export const basePath = '/account/heloc';

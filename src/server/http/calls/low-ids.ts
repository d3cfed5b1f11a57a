/** An address with each UUID in it in lower case, so that one request has one address. */
export const withLowIds = (address: string): string => address.replace(anywhere, (id) => id.toLowerCase());

const anywhere = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

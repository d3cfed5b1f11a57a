/** How a request of the library ended: a code of HTTP, and Twilio's own number of the error. */
export type Status = { code: number; status: string; errorCode?: number };

export const fine: Status = { code: 200, status: 'OK' };

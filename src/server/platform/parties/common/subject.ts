/** The person and the place that we ask an outside party about. The files of the parties keep nothing of it. */

export type PostalAddress = { street1: string; street2?: string; city: string; state: string; zip: string };

export type Subject = {
  email: string;
  firstName: string;
  lastName: string;
  /** yyyy-MM-dd. */
  birthDate?: string;
  /** 9 digits; sent only to the parties that need it. */
  ssn?: string;
  address?: PostalAddress;
  /**
   * What the call is about: the application, and the occasion. The same call on the same occasion is one call, however
   * often it is made.
   */
  asking?: { application: string; occasion: string };
  /** In the sandbox: the sample borrower who stands in for this one, whatever the name. */
  persona?: string;
};

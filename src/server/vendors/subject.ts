/** The person and the place that an outside party is asked about. Nothing of it is kept by the vendor files. */

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
   * What is asked for: the application, and the occasion on which it is asked. The same question of the same occasion
   * is one question, however often it is put.
   */
  asking?: { application: string; occasion: string };
  /** In the sandbox: the sample borrower who stands in for this one, whatever the name. */
  persona?: string;
};

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
  /** In the sandbox: the sample borrower who stands in for this one, whatever the name. */
  persona?: string;
};

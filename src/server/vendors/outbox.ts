/** E-mail and text messages to the borrower. The text carries no sensitive data; it links back to the product. */

export type Message = { channel: 'EMAIL' | 'SMS'; to: string; subject: string; text: string };

export type Outbox = { send(message: Message): Promise<void> };

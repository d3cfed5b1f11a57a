/** Whether a text promises to write: "we'll email you", "someone on our team will text you", "you'll hear from us". */
const promise =
  /\b(?:we|our team|someone)\b[^.!?]{0,60}\b(?:e-?mail(?:ed)?|text(?:ed)?|notify|remind)\s+(?:you|them|each)\b|\b(?:we|our team|someone)\b[^.!?]{0,40}\b(?:let you know|write to you)\b|\b(?:we|we['’]ll)\s+(?:will\s+)?(?:send|sent)\b[^.!?]{0,40}\b(?:e-?mail|text message|reminder)s?\b|\byou['’]ll hear from (?:us|someone)\b/i;

export const isPromise = (text: string): boolean => promise.test(text);

/**
 * Whether a text promises to write or to call, in any phrasing: "we'll email you", "you'll get a statement by email",
 * "watch for our letter", "someone on our team calls you". What we say that we never do is none.
 */
const us = String.raw`\b(?:we|our team|someone|a person)\b(?![^.!?]{0,12}\bnever\b)`;
const them = String.raw`(?:you|them|each)\b`;

const english = [
  String.raw`${us}[^.!?]{0,60}\b(?:e-?mail(?:ed)?|text(?:ed)?|notify|remind)\s+(?:it to )?${them}`,
  String.raw`${us}[^.!?]{0,60}\b(?:calls?|phones?|mail)\s+${them}`,
  String.raw`${us}[^.!?]{0,40}\b(?:let you know|write to you)\b`,
  String.raw`${us}[^.!?]{0,60}\b(?:answer|confirm|remind|send|tell)\b[^.!?]{0,60}\bby (?:e-?mail|mail|text|letter)\b`,
  String.raw`\b(?:we|we['’]ll)\s+(?:will\s+)?(?:send|sent)\b[^.!?]{0,40}\b(?:e-?mail|text message|reminder|statement)s?\b`,
  String.raw`\bwe['’]ll\b[^.!?]{0,30}\bmail (?:it|them)\b`,
  String.raw`\bwe['’]ll (?:call|tell you when)\b`,
  String.raw`\byou['’]ll hear from (?:us|someone)\b`,
  String.raw`\byou(?:['’]ll| will)\s+(?:be|find|get|have|receive|see)\b[^.!?]{0,60}\b(?:(?:by|an?) (?:e-?mail|mail|text|letter)|e-?mailed|mailed|texted|called|notified)\b`,
  String.raw`\b(?:expect|keep an eye out|look out|watch)\b[^.!?]{0,30}\b(?:call|e-?mail|letter|text message)s?\b`,
  String.raw`\b(?:is|are|will be) (?:e-?mailed|mailed) to you\b`,
];

const spanish = [
  String.raw`\b(?:le|les) (?:avisaremos|contactaremos|escribiremos|llamaremos|llamará|notificaremos)(?!\p{L})`,
  String.raw`\b(?:le|les|se lo|se la) (?:confirmaremos|diremos|enviaremos|mandaremos|recordaremos)\b[^.!?]{0,60}\b(?:por correo|correo electrónico|mensaje de texto|carta|estado de cuenta|recordatorio)`,
  String.raw`\b(?:recibirá|tendrá)(?!\p{L})[^.!?]{0,60}\b(?:correo|mensaje de texto|llamada|noticias|estado de cuenta)`,
  String.raw`\b(?:espere|esté (?:atent[oa]|pendiente))\b[^.!?]{0,30}\b(?:correo|llamada|carta)`,
];

/** By the code of the language. */
const promises: Readonly<Record<string, RegExp>> = {
  en: new RegExp(english.join('|'), 'i'),
  es: new RegExp(spanish.join('|'), 'iu'),
};

/** `language`: two letters; a language that we have no pattern for promises nothing. */
export const isPromise = (text: string, language = 'en'): boolean => promises[language]?.test(text) ?? false;

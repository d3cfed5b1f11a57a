/** Widgets and blocks that draw others inside themselves say the sentences of those too; a test compares this with the code. */

/** Widget or block -> the rooms that it says besides its own. */
export const roomsBeside: Readonly<Record<string, readonly string[]>> = {
  address: ['select'],
  'bank-link': ['password'],
  'document-reader': ['documents'],
  'handed-over': ['file-upload'],
  'income-link': ['bank-link', 'password'],
  'item-list': ['address', 'date', 'select', 'textarea', 'yes-no'],
  'one-pdf': ['file-upload'],
  'postal-address': ['address', 'select'],
};

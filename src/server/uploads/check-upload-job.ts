/** The job that asks the scanner about a file in quarantine: `{ file, tries }`. */
export const checkUploadJob = 'check-upload';

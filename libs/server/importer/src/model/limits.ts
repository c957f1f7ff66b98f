/** Limits of one question; a larger one is refused, whatever its file's size. */
export const MAX_QUESTION_TEXT_BYTES = 200_000;
export const MAX_QUESTION_IMAGE_BYTES = 20 * 1024 * 1024;
/** Refusal of a question that exceeds either limit. */
export const OVERSIZE = 'passa do tamanho máximo de uma questão (200 kB de texto e 20 MB de imagens)';
/** Limit of a table of notices or an attached PDF: a scanned paper of a hundred pages. */
export const MAX_WHOLE_FILE_BYTES = 20 * 1024 * 1024;
/** Predicate of a larger file. */
export const WHOLE_FILE_OVERSIZE = 'passa de 20 MB';
/** Refusal of a larger file. */
export const wholeFileOversize = (file = 'o arquivo'): string => `${file} ${WHOLE_FILE_OVERSIZE}`;
/** Limits of a zip with questions and their pictures: its number of files, and their unpacked size in bytes. */
export const MAX_ZIP_ENTRIES = 10_000;
export const MAX_ZIP_BYTES = 1024 * 1024 * 1024;
/** Highest ratio of unpacked to packed size of a zip; question text reaches about ten. Small zips are exempt. */
export const MAX_ZIP_RATIO = 100;
export const MIN_ZIP_BYTES_FOR_RATIO = 10 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 25_000_000;

/** Most parts of one question in a file: far more than real questions have, and few enough for memory. */
export const MAX_QUESTION_PARTS = 5000;
/** Deepest nesting of a file's elements. */
export const MAX_ELEMENT_DEPTH = 100;

/** Base64 takes 4 characters for 3 bytes; the extra is for line breaks and the question's own text. */
export const MAX_QUESTION_CHARS = Math.ceil((MAX_QUESTION_IMAGE_BYTES * 4) / 3) + 4 * MAX_QUESTION_TEXT_BYTES;

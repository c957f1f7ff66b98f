import MarkdownIt from 'markdown-it';

/** HTML is allowed because Moodle's markdown mixes both; the output is sanitised afterwards. */
const markdown = new MarkdownIt({ html: true, breaks: false, linkify: false, typographer: false });

/** data: images were extracted before, so any other address is allowed in a link; the sanitiser checks it. */
markdown.validateLink = () => true;

/**
 * Text pasted from a web page has often lost the space after an emphasis ("_mi pana._En Caracas"); markdown would then
 * show the underscores.
 */
const GLUED_EMPHASIS = /(^|[\s(“"])(_[^_\s][^_\n]{0,500}[.,;:!?…]_)(?=\p{L})/gmu;

/** Converts Moodle's markdown to HTML that is not yet sanitised. */
export const markdownToHtml = (text: string): string => markdown.render(text.replace(GLUED_EMPHASIS, '$1$2 '));

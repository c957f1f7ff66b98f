import MarkdownIt from 'markdown-it';

/** HTML is let through because Moodle's markdown mixes both; what comes out is sanitised afterwards. */
const markdown = new MarkdownIt({ html: true, breaks: false, linkify: false, typographer: false });

/** data: images are lifted out before, so any other address may stand in a link: the sanitiser judges it. */
markdown.validateLink = () => true;

/** Text pasted from a page often lost the space behind an emphasis ("_mi pana._En Caracas"); markdown then shows the marks. */
const GLUED_EMPHASIS = /(^|[\s(“"])(_[^_\s][^_\n]{0,500}[.,;:!?…]_)(?=\p{L})/gmu;

/** Markdown, as Moodle writes it, to HTML that is not yet safe. */
export const markdownToHtml = (text: string): string => markdown.render(text.replace(GLUED_EMPHASIS, '$1$2 '));

import { escapeHtml } from '@mapa/domain';
import { greeting, type Letter } from './letter';

/** The site's ink, paper and teal; mail programs only use style sheets within the mail. */
const LIGHT = {
  paper: '#faf8f3',
  sheet: '#fffefb',
  ink: '#191f24',
  soft: '#434d55',
  faint: '#5f686f',
  rule: '#dfdacd',
  accent: '#0b6660',
  onAccent: '#ffffff',
};
const DARK: typeof LIGHT = {
  paper: '#12171b',
  sheet: '#1a2126',
  ink: '#e9e4d8',
  soft: '#bdbdb4',
  faint: '#989d9a',
  rule: '#2a343a',
  accent: '#62c6ba',
  onAccent: '#05211e',
};

const SANS = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif";

const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${DARK.paper} !important; }
  .sheet { background: ${DARK.sheet} !important; border-color: ${DARK.rule} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .faint { color: ${DARK.faint} !important; }
  .rule { border-color: ${DARK.rule} !important; }
  .mark, .link { color: ${DARK.accent} !important; }
  .button { background: ${DARK.accent} !important; }
  .button a { color: ${DARK.onAccent} !important; }
}
@media (max-width: 480px) { .sheet { padding: 32px 24px !important; } }
`;

const paragraph = (text: string): string =>
  `<p class="soft" style="margin:0 0 16px;font:16px/1.6 ${SANS};color:${LIGHT.soft}">${escapeHtml(text)}</p>`;

const note = (text: string): string =>
  `<p class="faint" style="margin:0 0 8px;font:14px/1.55 ${SANS};color:${LIGHT.faint}">${escapeHtml(text)}</p>`;

/** The letter for HTML mail programs: one sheet, one button, no picture and no external resource. */
export function renderHtml({ subject, name, paragraphs, action, notes }: Letter): string {
  const href = escapeHtml(action.href);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:544px">
<tr><td class="sheet" style="padding:40px;background:${LIGHT.sheet};border:1px solid ${LIGHT.rule};border-radius:8px">
<p class="mark" style="margin:0 0 32px;font:bold 22px/1 ${SERIF};letter-spacing:-0.02em;color:${LIGHT.accent}">Mapa</p>
<h1 class="ink" style="margin:0 0 24px;font:bold 26px/1.25 ${SERIF};color:${LIGHT.ink}">${escapeHtml(subject)}</h1>
${[greeting(name), ...paragraphs].map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:32px 0">
<tr><td class="button" style="background:${LIGHT.accent};border-radius:6px">
<a href="${href}" style="display:inline-block;padding:14px 28px;font:600 16px/1.25 ${SANS};color:${LIGHT.onAccent};text-decoration:none">${escapeHtml(action.label)}</a>
</td></tr></table>
<p class="faint" style="margin:0 0 24px;font:14px/1.55 ${SANS};color:${LIGHT.faint}">Se o botão não abrir, copie este endereço para o navegador:<br>
<a class="link" href="${href}" style="color:${LIGHT.accent};word-break:break-all">${href}</a></p>
<div class="rule" style="border-top:1px solid ${LIGHT.rule};padding-top:24px">
${notes.map(note).join('\n')}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

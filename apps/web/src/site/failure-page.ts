import { contentPolicy } from './csp';
import { wholeDocument } from './document';
import { NO_STORE, type PageAnswer } from './send-page';

const STYLE =
  '<style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:#faf8f3;color:#1d2430}main{max-width:36rem;margin:0 auto;padding:4rem 1rem}h1{font-size:1.75rem;line-height:1.15}a{color:#0b5f5f}</style>';

/** The last resort when not even the site's own error page can be rendered. `sentence` is one of ours. */
export function failurePage(status: number, sentence: string): PageAnswer {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Mapa</title>',
    STYLE,
  ].join('\n');
  const body = `<main><h1>Não foi possível abrir esta página</h1><p>${sentence}</p><p><a href="">Tentar novamente</a> · <a href="/">Ir para o início</a></p></main>`;
  return { status, html: wholeDocument({ head, body }), policy: contentPolicy(head), cacheControl: NO_STORE };
}

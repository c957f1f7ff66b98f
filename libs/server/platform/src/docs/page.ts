import { escapeHtml } from '@mapa/domain';
import type { openApiDocument } from './openapi';

export const PAGE_STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
details { border-top: 1px solid; padding: .5rem 0; }
summary { cursor: pointer; }
code { font-weight: 600; }
pre { overflow: auto; font-size: .8125rem; }
`;

const detail = (name: string, operation: { summary: string }) => `
<details><summary><code>${escapeHtml(name)}</code> ${escapeHtml(operation.summary)}</summary>
<pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`;

/** The description as one page without scripts. */
export function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      detail(`${method.toUpperCase()} ${path}`, operation as { summary: string }),
    ),
  );
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API do Mapa</title><style>${PAGE_STYLE}</style>
<h1>API do Mapa</h1><p>${escapeHtml(document.info.description)} Também em <a href="/api/docs/json">OpenAPI 3.1</a>.</p>
<h2>${calls.length} chamadas</h2>${calls.join('')}</html>`;
}

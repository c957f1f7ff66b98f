import type { Browser } from '@playwright/test';

/** An invented edital as boards typeset them: a table of weights, offices of two levels, an annex with the programme. */
const pageOf = (year: number) => `<!doctype html><meta charset="utf-8">
<style>body{font:11pt serif;text-align:justify}h2{font-size:12pt;text-align:center}table{border-collapse:collapse;width:100%}td,th{border:1px solid}.annex{page-break-before:always}</style>
<h2>PREFEITURA MUNICIPAL DE SERRA AZUL DO NORTE<br>CONCURSO PÚBLICO Nº 01/${year}</h2>
<p>A Prefeitura Municipal de Serra Azul do Norte torna pública a abertura de inscrições para o concurso, a ser executado pelo Instituto Vale de Concursos – INVALE, destinado a prover 30 vagas.</p>
<p>1.1 As inscrições ficarão abertas de 4 de janeiro de ${year} a 29 de janeiro de ${year}. 1.2 A prova objetiva será aplicada na data provável de 21 de março de ${year}, com duração de 4 (quatro) horas.</p>
<p>2.1 CARGOS DE NÍVEL SUPERIOR</p><p>CARGO 1: ANALISTA ADMINISTRATIVO – 12 vagas. Requisito: diploma em qualquer área.</p>
<p>2.2 CARGOS DE NÍVEL MÉDIO</p><p>CARGO 2: ASSISTENTE ADMINISTRATIVO – 18 vagas. Requisito: ensino médio completo.</p>
<table><tr><th>Disciplina<th>Nº de questões<th>Peso<tr><td>Língua Portuguesa<td>15<td>2<tr><td>Noções de Direito Constitucional<td>10<td>2<tr><td>Informática<td>10<td>1</table>
<h2 class="annex">ANEXO I – CONTEÚDO PROGRAMÁTICO</h2>
<p><b>CONHECIMENTOS BÁSICOS – COMUNS A TODOS OS CARGOS</b></p>
<p><b>LÍNGUA PORTUGUESA:</b> 1 Emprego do sinal indicativo de crase. 2 Concordância verbal e nominal. 3 Coesão textual. 4 Toponímia da serra.</p>
<p><b>CONHECIMENTOS ESPECÍFICOS</b></p>
<p><b>CARGO 1: ANALISTA ADMINISTRATIVO</b></p>
<p><b>NOÇÕES DE DIREITO CONSTITUCIONAL:</b> 1 Direitos e garantias fundamentais. 2 Organização do Estado.</p>
<p><b>CARGO 2: ASSISTENTE ADMINISTRATIVO</b></p>
<p><b>INFORMÁTICA:</b> 1 Planilhas eletrônicas. 2 Segurança da informação.</p>
<h2>ANEXO II – CRONOGRAMA</h2><p>Divulgação do resultado: 30 de abril de ${year}.</p>`;

/** The edital as a PDF. @param year of its exam */
export async function editalPdf(browser: Browser, year: number): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(pageOf(year));
  const pdf = await page.pdf({ format: 'A4', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } });
  await page.close();
  return pdf;
}

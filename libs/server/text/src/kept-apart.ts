/**
 * Exceptions of the stemmer, which gives these nouns the stem of unrelated words ("parto" that of "parte", "lei" that
 * of "leia"). Each is a term of its own. In lower case, without accents, in the singular.
 */
export const KEPT_APART: ReadonlySet<string> = new Set(
  (
    'parto partido partida banca banco casa caso casamento universo universidade cargo carga marco marca meio meia mes mesa face faca tema materia mar ' +
    'maria marido vara vario vida video camara cama camera ponto ponta modo moda sabado livro custo celula celular porto porta autoridade imposto coleta ' +
    'equipe secretaria gravida indice indicio leia juizo juizado nove medo bolsa bolso'
  ).split(' '),
);

import { QuestionRefusal } from '../model/refusal';

/** A picture in a sentence, by its name in the text. */
export const imageNamed = (name: string): string => `a imagem “${name}”`;
/** Pictures without a name in a sentence. */
export const NAMELESS_IMAGES = {
  drawn: 'a imagem desenhada no texto',
  embedded: 'a imagem embutida no texto',
} as const;

/** Predicates of a picture that the bank refuses. */
export const IMAGE_FAULTS = {
  oversize: 'passa de 10 MB',
  empty: 'está vazia',
  svg: 'é SVG, que não é aceito; use PNG, JPEG, GIF, WebP, AVIF ou BMP',
  unknown: 'não é PNG, JPEG, GIF, WebP, AVIF nem BMP, ou está corrompida',
  pixels: 'passa de 25 megapixels',
} as const;

/** Predicates of an unreadable bitmap. */
export const BMP_FAULTS = {
  incomplete: 'está incompleta',
  header: 'tem um cabeçalho desconhecido',
  sides: 'não tem medidas válidas',
  pixels: IMAGE_FAULTS.pixels,
  compression: 'usa uma compressão que não é lida',
} as const;

/** Predicates of a drawing in SVG that cannot be rendered faithfully. */
export const SVG_FAULTS = {
  foreign: (element: string) => `usa <${element}>, que não é aceito`,
  deep: () => 'tem grupos demais um dentro do outro',
  fonts: () => 'contém letras, e esta máquina não tem fontes para desenhá-las',
  failed: () => 'não pôde ser desenhado',
  blank: () => 'sai em branco',
} as const;

/** A sentence about a picture, without its full stop. @param image "a imagem …" */
export const imageSentence = (image: string, fault: keyof typeof IMAGE_FAULTS): string =>
  `${image} ${IMAGE_FAULTS[fault]}`;

/** A sentence about a bitmap, likewise. */
export const bmpSentence = (image: string, fault: keyof typeof BMP_FAULTS): string =>
  `${image}, um BMP, ${BMP_FAULTS[fault]}`;

/** A sentence about a drawing, likewise. @param predicate one of `SVG_FAULTS` */
export const svgSentence = (predicate: string): string => `o desenho SVG do texto ${predicate}; inclua-o como PNG`;

/** The refusal of a question because of a picture. @param image "a imagem …" */
export const imageRefusal = (image: string, fault: keyof typeof IMAGE_FAULTS): QuestionRefusal =>
  new QuestionRefusal(imageSentence(image, fault));

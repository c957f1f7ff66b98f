import { liftedIndex } from '../html/data-uris';
import { drawingIndex } from '../html/lift-markup';
import { placeImages } from '../html/sanitise';
import type { SafeText } from '../html/to-html';
import { filesOf, type RawFile, type RawQuestion } from '../model/raw-question';
import { QuestionRefusal } from '../model/refusal';
import { shorten } from '../rules/normalised-words';
import { drawSvg } from './draw-svg';
import { imageNamed, NAMELESS_IMAGES } from './image-faults';
import type { Media } from '../model/media';
import { inspectImage } from './inspect-image';

const PLUGIN_FILE = '@@PLUGINFILE@@/';

/**
 * Inspects the images of a question's texts, each distinct one once, and writes their final addresses into the HTML.
 */
export class ImageShelf {
  readonly media = new Map<string, Media>();
  private readonly inspected = new Map<Buffer, Promise<Media>>();
  private readonly question: RawQuestion;

  constructor(question: RawQuestion) {
    this.question = question;
  }

  /** The text's HTML with image addresses; `label` describes an image without a description of its own. */
  async place(text: SafeText, label: string): Promise<string> {
    const images: Media[] = [];
    for (const source of text.imageSources) images.push(await this.find(source, text));
    return placeImages(text.html, (index, alt) => {
      const image = images[index];
      if (!image) return '';
      return `src="/api/media/${image.hash}" alt="${alt.trim() || label}" width="${image.width}" height="${image.height}"`;
    });
  }

  private async find(source: string, text: SafeText): Promise<Media> {
    const drawing = text.drawings[drawingIndex(source) ?? -1];
    const { bytes, called } = drawing
      ? { bytes: await drawSvg(drawing), called: NAMELESS_IMAGES.drawn }
      : this.bytesOf(source, text);
    const pending = this.inspected.get(bytes) ?? inspectImage(bytes, called);
    this.inspected.set(bytes, pending);
    const image = await pending;
    this.media.set(image.hash, image);
    return image;
  }

  private bytesOf(source: string, text: SafeText): { bytes: Buffer; called: string } {
    const lifted = liftedIndex(source);
    const picture = lifted === null ? undefined : text.pictures[lifted];
    if (picture) return { bytes: picture, called: NAMELESS_IMAGES.embedded };
    if (source.startsWith('data:'))
      throw new QuestionRefusal('há uma imagem embutida que não é PNG, JPEG, GIF, WebP, AVIF nem BMP em base64');
    if (/^(?:[a-z]+:)?\/\//i.test(source))
      throw new QuestionRefusal(`${imageNamed(shorten(source))} está em outro site; inclua-a no arquivo`);
    const { path, name } = filePlace(source);
    const file = this.fileOf(text.files, path, name);
    if (!file) throw new QuestionRefusal(`falta no arquivo ${imageNamed(shorten(name))}`);
    return { bytes: file.bytes, called: imageNamed(shorten(name)) };
  }

  /**
   * Finds a text's own file by name, otherwise one of the whole question. Some programs attach all files to the
   * statement, so another text's file is used if its name is unique.
   */
  private fileOf(own: RawFile[], path: string, name: string): RawFile | undefined {
    const named = (files: RawFile[]) => files.filter((file) => file.name === name);
    const near = named([...own, ...this.question.files]);
    const far = near.length === 0 ? named(filesOf(this.question)) : [];
    return near.find((file) => file.path === path) ?? near[0] ?? (far.length === 1 ? far[0] : undefined);
  }
}

/** `@@PLUGINFILE@@/folder/name%20x.png?time=1` → `/folder/` and `name x.png`. */
function filePlace(source: string): { path: string; name: string } {
  const [address = ''] = source.replace(PLUGIN_FILE, '').split(/[?#]/, 1);
  const parts = address.split('/').map(decoded);
  const name = parts.pop() ?? '';
  return { path: ['', ...parts, ''].join('/'), name };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

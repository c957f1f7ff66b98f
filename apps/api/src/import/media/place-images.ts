import { liftedIndex } from '../html/data-uris';
import { placeImages } from '../html/sanitise';
import type { SafeText } from '../html/to-html';
import type { RawFile } from '../readers/raw-question';
import { QuestionRefusal } from '../refusal';
import { inspectImage } from './inspect-image';
import type { Media } from './inspect-image';

const PLUGIN_FILE = '@@PLUGINFILE@@/';

/** Inspects the images of a question's texts, each distinct one once, and puts their final addresses into the HTML. */
export class ImageShelf {
  readonly media = new Map<string, Media>();
  private readonly inspected = new Map<Buffer, Promise<Media>>();
  private readonly files: RawFile[];

  constructor(files: RawFile[]) {
    this.files = files;
  }

  /** The text's HTML with its images in place; `label` describes an image that has no description of its own. */
  async place(text: SafeText, label: string): Promise<string> {
    const images: Media[] = [];
    for (const source of text.imageSources) images.push(await this.find(source, text.pictures));
    return placeImages(text.html, (index, alt) => {
      const image = images[index];
      if (!image) return '';
      return `src="/api/media/${image.hash}" alt="${alt.trim() || label}" width="${image.width}" height="${image.height}"`;
    });
  }

  private async find(source: string, pictures: Buffer[]): Promise<Media> {
    const { bytes, name } = this.bytesOf(source, pictures);
    const pending = this.inspected.get(bytes) ?? inspectImage(bytes, name);
    this.inspected.set(bytes, pending);
    const image = await pending;
    this.media.set(image.hash, image);
    return image;
  }

  private bytesOf(source: string, pictures: Buffer[]): { bytes: Buffer; name: string } {
    const lifted = liftedIndex(source);
    const picture = lifted === null ? undefined : pictures[lifted];
    if (picture) return { bytes: picture, name: 'embutida no texto' };
    if (source.startsWith('data:')) throw new QuestionRefusal('há uma imagem embutida que não é PNG, JPEG, GIF, WebP nem AVIF em base64');
    if (/^(?:[a-z]+:)?\/\//i.test(source)) throw new QuestionRefusal(`a imagem ${shorten(source)} está em outro site; inclua-a no arquivo`);
    const name = fileName(source);
    const file = this.files.find((each) => each.name === name);
    if (!file) throw new QuestionRefusal(`falta no arquivo a imagem “${shorten(name)}”`);
    return { bytes: file.bytes, name: shorten(name) };
  }
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** `@@PLUGINFILE@@/folder/name%20x.png?time=1` → `name x.png`: a question's files are told apart by their names. */
function fileName(source: string): string {
  const [path = ''] = source.replace(PLUGIN_FILE, '').split(/[?#]/, 1);
  const last = path.split('/').at(-1) ?? path;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

import { saveFile } from '../actions/save-file';
import { drawPicture } from './draw-picture';
import type { SharedPicture } from './picture';

const FILE = 'mapa.png';

/** Hands the picture to the device's own sharing where it takes files, and saves it elsewhere. */
export async function sharePicture(picture: SharedPicture): Promise<void> {
  const file = new File([await drawPicture(picture)], FILE, { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file, FILE);
  try {
    await navigator.share({ files: [file], title: `${picture.title}: ${picture.name}` });
  } catch (failure) {
    // Closing the device's list is no failure; a device that offers files and then refuses them saves the picture.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) saveFile(file, FILE);
  }
}

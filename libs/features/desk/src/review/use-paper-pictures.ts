import { useKeepPictureMutation, type ApiError } from '@mapa/api-client';
import { DESK_PICTURE_BYTES } from '@mapa/domain';
import { useCallback } from 'react';
import { dataAddress, fitPicture } from '../editor/fit-picture';
import { NO_PICTURE, type TakePicture } from '../editor/picture-place';

/** Stores pictures for the texts of a paper at the desk. */
export function usePaperPictures(paperId: string): TakePicture {
  const [keep] = useKeepPictureMutation();
  return useCallback(
    async (file) => {
      const picture = await fitPicture(file, DESK_PICTURE_BYTES);
      if (!picture) return { problem: NO_PICTURE };
      const [, base64 = ''] = (await dataAddress(picture)).split(',');
      const { data, error } = await keep({ id: paperId, base64 });
      return data ? { address: data.endereco } : { problem: (error as ApiError).message };
    },
    [keep, paperId],
  );
}

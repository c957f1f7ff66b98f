import {
  apiErrorOf,
  createUuid,
  sendChunks,
  useBeginEditalMutation,
  useEditalQuery,
  useSendEditalChunkMutation,
} from '@mapa/api-client';
import { EDITAL_FILE_BYTES } from '@mapa/domain';
import { useState } from 'react';

const MB = 1024 * 1024;
/** Polling interval while an edital is read, in milliseconds. */
const WATCH_MS = 1_000;
const LONGEST_NAME = 200;
const UNREADABLE = 'O arquivo mudou ou não pode mais ser lido: escolha-o de novo.';

/** Why a file is refused; null if it is accepted. */
function refusalOf({ name, size }: File): string | null {
  if (!/\.pdf$/i.test(name)) return 'Escolha o edital em PDF.';
  if (size === 0) return `O arquivo ${name} está vazio.`;
  return size > EDITAL_FILE_BYTES ? `O arquivo ${name} passa de ${EDITAL_FILE_BYTES / MB} MB.` : null;
}

/** Uploads an edital as the caller's own, and follows its reading. */
export function useEditalDrop() {
  const [id, setId] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [begin] = useBeginEditalMutation();
  const [send] = useSendEditalChunkMutation();
  const asked = { id: id ?? '' };
  const skip = id === null || isSending;
  const { currentData: edital } = useEditalQuery(asked, { skip });
  useEditalQuery(asked, { skip, pollingInterval: edital?.estado === 'lendo' ? WATCH_MS : 0 });

  async function upload(file: File): Promise<string | null> {
    const own = createUuid();
    const begun = await begin({ id: own, nome: file.name.slice(-LONGEST_NAME), tamanho: file.size, texto: null });
    if (begun.error) return apiErrorOf(begun.error).message;
    setId(own);
    return sendChunks({
      file,
      hasArrived: () => false,
      send: async (pedaco, base64) => {
        const { error } = await send({ id: own, pedaco, base64 });
        return error ? apiErrorOf(error).message : null;
      },
      unreadable: UNREADABLE,
    });
  }
  const drop = async ([file]: readonly File[]) => {
    if (!file) return;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused !== null) return;
    setIsSending(true);
    setRefusal(await upload(file));
    setIsSending(false);
  };
  return {
    drop: (files: readonly File[]) => void drop(files),
    /** Forgets the edital that was read. */
    reset: () => setId(null),
    /** The edital once it was read. */
    read: edital?.estado === 'lido' ? edital : null,
    isBusy: isSending || edital?.estado === 'lendo',
    problem: refusal ?? (edital?.estado === 'falhou' ? edital.problema : null),
  };
}

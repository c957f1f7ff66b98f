import { apiErrorOf, createUuid, useBeginEditalMutation } from '@mapa/api-client';
import { EDITAL_FILE_BYTES, EDITAL_TEXT_MAX_LENGTH, figure, routePath } from '@mapa/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepFile } from './pending-files';

const MB = 1024 * 1024;
const LONGEST_NAME = 200;

/** Why a file is refused; null if it is accepted. */
function refusalOfFile({ name, size }: File): string | null {
  if (size === 0) return `O arquivo ${name} está vazio.`;
  if (size > EDITAL_FILE_BYTES) return `O arquivo ${name} passa de ${EDITAL_FILE_BYTES / MB} MB.`;
  return /\.pdf$/i.test(name) ? null : 'Envie o edital em PDF, ou cole o texto dele.';
}

/** Why a text is refused; null if it is accepted. */
function refusalOfText(text: string): string | null {
  if (text.trim() === '') return 'Cole o texto do edital, ou só o conteúdo programático.';
  return text.length > EDITAL_TEXT_MAX_LENGTH
    ? `O texto tem ${figure(text.length)} caracteres e cabem ${figure(EDITAL_TEXT_MAX_LENGTH)}. Deixe só o conteúdo programático.`
    : null;
}

/** Creates an edital from a file or a text, and opens its screen. */
export function useBegin() {
  const [begin, { isLoading }] = useBeginEditalMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const navigate = useNavigate();
  async function send(body: { nome: string; tamanho: number | null; texto: string | null }, file?: File) {
    const id = createUuid();
    const { data, error } = await begin({ id, ...body });
    if (!data) return setRefusal(apiErrorOf(error).message);
    if (file) keepFile(id, file);
    void navigate(routePath('edital', { id }));
  }
  const fromFile = (file: File) => {
    const refused = refusalOfFile(file);
    setRefusal(refused);
    if (refused === null) void send({ nome: file.name.slice(-LONGEST_NAME), tamanho: file.size, texto: null }, file);
  };
  const fromText = (texto: string) => {
    const refused = refusalOfText(texto);
    setRefusal(refused);
    if (refused === null) void send({ nome: 'Edital colado', tamanho: null, texto });
  };
  return { fromFile, fromText, refusal, isLoading };
}

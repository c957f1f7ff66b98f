import { useOwnDataFileMutation } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { decimalFigure } from '@mapa/domain';
import { Button, Meta, saveFile } from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { Section } from '../sections/section';

const KILO = 1_000;
const fileName = (): string => `mapa-meus-dados-${new Date().toISOString().slice(0, 10)}.json`;

/** The amount received so far: "340 kB", "12,4 MB". */
const sizeText = (bytes: number): string =>
  bytes < KILO * KILO ? `${decimalFigure(Math.ceil(bytes / KILO))} kB` : `${decimalFigure(bytes / KILO / KILO)} MB`;

/** Downloads all stored data about the student as a file. */
export function ExportData() {
  const [fetchFile, { isLoading }] = useOwnDataFileMutation();
  const [bytes, setBytes] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const request = useRef<{ abort: () => void }>(undefined);

  const handleExport = async () => {
    setBytes(0);
    setIsSaved(false);
    const asked = fetchFile({ onProgress: setBytes, onFile: (file) => saveFile(file, fileName()) });
    request.current = asked;
    const { error } = await asked;
    if (!error) return setIsSaved(true);
    // An abort by the student needs no message.
    sayFailure(error);
  };

  return (
    <Section
      id="dados"
      lead="Baixe tudo o que guardamos sobre você: perfil, mapas, cadernos, respostas, anotações, grifos, comentários e solicitações, em um arquivo JSON."
    >
      {isLoading ? (
        <Button variant="secondary" onClick={() => request.current?.abort()}>
          Parar
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => void handleExport()}>
          Baixar meus dados
        </Button>
      )}
      <Meta role="status">
        {isLoading
          ? `Preparando o arquivo… ${sizeText(bytes)}`
          : isSaved
            ? `Arquivo pronto: ${sizeText(bytes)}.`
            : null}
      </Meta>
    </Section>
  );
}

import { chunksOf, shareText } from '@mapa/domain';
import { Button, Cluster, FieldError, FileButton, ProgressBar, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { FilePart, Paper } from '../model';
import { useUpload, type Upload } from './use-upload';

const PART_NAMES: Readonly<Record<FilePart, string>> = { questoes: 'Questões', gabarito: 'Gabarito' };

/** Progress of each uploading file of a paper. */
export function UploadPart({ paper }: { paper: Paper }) {
  const upload = useUpload(paper);
  const { problem, isSending, missing, resume } = upload;
  return (
    <Files aria-label="Envio dos arquivos">
      <p>Pode fechar a página depois que os arquivos chegarem: a leitura segue sozinha.</p>
      {paper.arquivos.map((file) => (
        <FileLine key={file.parte} file={file} upload={upload} />
      ))}
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
      {!isSending && missing.length === 0 ? (
        <Cluster>
          <Button variant="secondary" onClick={() => resume()}>
            Continuar o envio
          </Button>
        </Cluster>
      ) : null}
    </Files>
  );
}

function FileLine({ file, upload }: { file: Paper['arquivos'][number]; upload: Upload }) {
  const total = chunksOf(file.tamanho);
  const arrived = Math.max(upload.arrived[file.parte] ?? 0, file.pedacos.length);
  return (
    <div>
      <p>
        {PART_NAMES[file.parte]}: {file.nome}, {shareText(arrived / total)}
      </p>
      <ProgressBar label={`Envio de ${file.nome}`} value={arrived} max={total} valueText={shareText(arrived / total)} />
      {upload.missing.includes(file.parte) ? (
        <>
          <p>A página foi recarregada: escolha o mesmo arquivo para continuar de onde parou.</p>
          <FileButton
            variant="secondary"
            size="small"
            label={`Escolher ${file.nome} de novo`}
            onFiles={([chosen]) => {
              if (chosen) upload.resume({ part: file.parte, file: chosen });
            }}
          >
            Escolher {file.nome}
          </FileButton>
        </>
      ) : null}
    </div>
  );
}

const Files = styled.section`
  display: grid;
  gap: ${token.space.x2};
  max-width: ${token.measure.text};
  overflow-wrap: anywhere;
`;

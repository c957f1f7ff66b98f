import { calendarText, counted, shortName } from '@mapa/domain';
import { Link, media, ProgressBar, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { NoticeProgramme } from '../model';
import { studyAddress } from './programme-data';

/** Office, board, day and coverage of a programme. */
export function ProgrammeFacts({
  programme: { id, cargos, cargo, banca, data_prova, cobertura },
}: {
  programme: NoticeProgramme;
}) {
  const office = cargo === null ? undefined : cargos[cargo];
  const { topicos, com_questoes } = cobertura;
  return (
    <FactList>
      {office ? (
        <div>
          <dt>Cargo</dt>
          <dd>
            {office.nome}{' '}
            {cargos.length > 1 ? (
              <Link to={studyAddress(id)} aria-label="Trocar o cargo">
                Trocar
              </Link>
            ) : null}
          </dd>
        </div>
      ) : null}
      {banca ? (
        <div>
          <dt>Banca</dt>
          <dd>{shortName(banca)}</dd>
        </div>
      ) : null}
      {data_prova ? (
        <div>
          <dt>Prova</dt>
          <dd>{calendarText(data_prova)}</dd>
        </div>
      ) : null}
      <div>
        <dt>Programa</dt>
        <dd>
          {com_questoes} de {counted(topicos, 'tópico', 'tópicos')} com questões no banco
          <ProgressBar label="Tópicos com questões" value={com_questoes} max={topicos} />
        </dd>
      </div>
    </FactList>
  );
}

const FactList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1h} ${token.space.x3};
  overflow-wrap: anywhere;
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & dt {
    color: ${token.color.inkFaint};
    font-size: ${token.size.small};
  }
  & dd {
    font-weight: ${token.weight.medium};
  }
`;

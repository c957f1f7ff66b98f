import { counted, routePath } from '@mapa/domain';
import { ButtonLink, ItemTitle, Link, Meta, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Exam } from '../papers/model';
import { markingText } from '../papers/texts';
import { NoticeLinks } from './notice-links';
import { NoticeStanding } from './notice-standing';
import { noticeFacts, noticeOrigin, type Notice } from './notice-texts';
import { Positions } from './positions';

export interface NoticeRowProps {
  exam: Exam;
  notice: Notice;
}

/** A notice in the list: its registration state, its key facts, and links to study material. */
export function NoticeRow({ exam, notice }: NoticeRowProps) {
  const marking = markingText(exam);
  return (
    <Row>
      <NoticeStanding notice={notice} />
      <ItemTitle>
        {exam.questoes > 0 ? (
          <Link look="quiet" to={routePath('exam', { id: exam.id })}>
            {exam.nome}
          </Link>
        ) : (
          exam.nome
        )}
      </ItemTitle>
      <Meta>{noticeOrigin(exam, notice)}</Meta>
      <Positions names={notice.cargos} label={counted(notice.cargos.length, 'cargo', 'cargos')} />
      <Facts>
        {noticeFacts(notice).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {marking ? <Meta>{marking}</Meta> : null}
      {notice.observacao ? <Meta>{notice.observacao}</Meta> : null}
      {notice.com_programa ? (
        <Study
          variant="secondary"
          size="small"
          to={routePath('noticeStudy', { id: exam.id })}
          aria-label={`Estudar para este concurso: ${exam.nome}`}
        >
          Estudar para este concurso
        </Study>
      ) : null}
      <NoticeLinks exam={exam} notice={notice} />
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  padding-block: ${token.space.x3};
  border-bottom: 1px solid ${token.color.rule};
  overflow-wrap: break-word;
`;

const Study = styled(ButtonLink)`
  justify-self: start;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.x1h} ${token.space.x2};
  padding-block: ${token.space.x1};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  /* A salary from … to … needs the line that it would else leave half empty. */
  & > div:last-child {
    grid-column: 1 / -1;
  }
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > div:last-child {
      grid-column: auto;
    }
  }
  ${media.wide} {
    grid-template-columns: 1.2fr 0.75fr 1.25fr 0.75fr 1.5fr;
  }
  & dt {
    color: ${token.color.inkFaint};
    font-size: ${token.size.tiny};
  }
  & dd {
    font-weight: ${token.weight.medium};
  }
`;

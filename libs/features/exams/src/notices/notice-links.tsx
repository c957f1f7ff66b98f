import { ORIGIN_FIELDS, counted, listAddress, routePath, webAddress } from '@mapa/domain';
import { Link } from '@mapa/ui-kit';
import { mapInList } from '../papers/addresses';
import { LinkRow } from '../papers/link-row';
import type { Exam } from '../papers/model';
import type { Notice } from './notice-texts';

const ofBody = (route: 'maps' | 'exams', body: number): string =>
  listAddress<{ instituicao_id?: number[] }>(routePath(route), { instituicao_id: ORIGIN_FIELDS.instituicao_id }, []).to(
    { instituicao_id: [body] },
  );

/** Links of a notice: the notice itself, its map and paper, or else earlier papers of its body. */
export function NoticeLinks({ exam, notice }: { exam: Exam; notice: Notice }) {
  const { id, nome, instituicao, mapa, questoes } = exam;
  const { link, mapas_orgao, provas_orgao } = notice;
  const others = questoes > 0 ? provas_orgao - 1 : provas_orgao;
  const links = [
    // Addresses stored before they were validated are checked here.
    link !== null && webAddress(link) !== null && (
      <Link to={link} target="_blank" aria-label={`Edital de ${nome}, em outra aba`}>
        Edital
      </Link>
    ),
    mapa && <Link to={mapInList(mapa.nome)}>Mapa deste concurso</Link>,
    questoes > 0 && <Link to={routePath('exam', { id })}>Prova deste concurso</Link>,
    !mapa && instituicao && mapas_orgao > 0 && (
      <Link to={ofBody('maps', instituicao.id)}>{counted(mapas_orgao, 'mapa', 'mapas')} do órgão</Link>
    ),
    instituicao && others > 0 && (
      <Link to={ofBody('exams', instituicao.id)}>{counted(provas_orgao, 'prova', 'provas')} do órgão</Link>
    ),
  ].filter((one) => one !== null && one !== false);
  if (links.length === 0) return null;
  return (
    <LinkRow aria-label={`Para ${nome}`}>
      {links.map((one, place) => (
        <li key={place}>{one}</li>
      ))}
    </LinkRow>
  );
}

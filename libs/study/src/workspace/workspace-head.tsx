import { setDarkTheme, useDarkTheme, useSession } from '@mapa/auth';
import { accuracyText, answeredOf, routePath } from '@mapa/domain';
import { ArrowLeftIcon, IconButton, Link, MapIcon, MoonIcon, ProgressBar, SunIcon, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { MapDetail } from '../shared/model';

/** Name and progress of the map; on small windows the way to its subjects. */
export function WorkspaceHead({ map: { mapa, progresso }, onSubjects }: { map: MapDetail; onSubjects: () => void }) {
  const accuracy = accuracyText(progresso);
  const answered = answeredOf(progresso.respondidas, progresso.total);
  return (
    <Head>
      <Names>
        <Link look="quiet" to={routePath('myMaps')}>
          <ArrowLeftIcon size={16} aria-hidden /> Meus mapas
        </Link>
        <h1>{mapa.nome}</h1>
      </Names>
      <Walked>
        <span>{answered}</span>
        {accuracy ? <span>{accuracy} de acerto</span> : null}
        <ProgressBar label="Progresso no mapa" value={progresso.respondidas} max={progresso.total} valueText={answered} />
      </Walked>
      <Tools>
        <ThemeToggle />
        <OnlySmall>
          <IconButton label="Assuntos do mapa" onClick={onSubjects}>
            <MapIcon size={20} aria-hidden />
          </IconButton>
        </OnlySmall>
      </Tools>
    </Head>
  );
}

function ThemeToggle() {
  const { user } = useSession();
  const isDark = useDarkTheme();
  const handleToggle = () => setDarkTheme(!isDark, { profileIsDark: user?.tema_escuro ?? false });
  return (
    <IconButton label={isDark ? 'Usar tema claro' : 'Usar tema escuro'} onClick={handleToggle}>
      {isDark ? <SunIcon size={20} aria-hidden /> : <MoonIcon size={20} aria-hidden />}
    </IconButton>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space.x1} ${token.space.x3};
  padding-block: ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
  ${media.medium} { grid-template-columns: minmax(0, 1fr) minmax(14rem, 22rem) auto; }
`;

const Names = styled.div`
  font-size: ${token.size.small};
  & > a { display: inline-flex; align-items: center; gap: ${token.space.half}; min-height: 1.75rem; color: ${token.color.inkSoft}; }
  & > h1 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
  }
`;

const Walked = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x2};
  grid-row: 2;
  grid-column: 1 / -1;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > [role='progressbar'] { flex: 1 0 100%; }
  ${media.medium} { grid-row: auto; grid-column: auto; }
`;

const Tools = styled.div`
  display: flex;
`;

const OnlySmall = styled.span`
  ${media.large} { display: none; }
`;

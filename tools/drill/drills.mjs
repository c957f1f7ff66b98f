import { drillCitus, lacksCitus } from './drills/citus.mjs';
import { drillClock } from './drills/clock.mjs';
import { drillDisk } from './drills/disk.mjs';
import { drillKill } from './drills/kill.mjs';
import { drillMachines } from './drills/machines.mjs';
import { drillMail } from './drills/mail.mjs';
import { drillOverload } from './drills/overload.mjs';
import { drillPgbackrest } from './drills/pgbackrest.mjs';
import { drillPooler } from './drills/pooler.mjs';
import { drillRestore } from './drills/restore.mjs';
import { drillSlow } from './drills/slow.mjs';
import { drillSoak } from './drills/soak.mjs';
import { drillStop } from './drills/stop.mjs';
import { drillTraces } from './drills/traces.mjs';
import { lacksClock, lacksHaproxy, lacksMount, lacksPgbackrest, lacksPgbouncer } from './system/programs.mjs';

const nothing = () => null;

/**
 * Every drill by its name: the number of the requirement in trust.md (null: none of its own), its description, why it
 * cannot run here (`lacks`, null if it can), and its function, which returns figures.
 */
export const DRILLS = {
  kill: { requirement: 37, happens: 'kill -9 of API, site, database and its backends', lacks: nothing, run: drillKill },
  disk: { requirement: 39, happens: 'the disk of the database is full', lacks: lacksMount, run: drillDisk },
  stop: { requirement: 40, happens: 'SIGTERM under load', lacks: nothing, run: drillStop },
  overload: { requirement: 41, happens: 'ten times the load', lacks: nothing, run: drillOverload },
  slow: { requirement: 42, happens: 'tables are locked', lacks: nothing, run: drillSlow },
  mail: { requirement: 33, happens: 'the mail server is away', lacks: nothing, run: drillMail },
  clock: { requirement: null, happens: 'the clock of the API jumps', lacks: lacksClock, run: drillClock },
  restore: { requirement: 44, happens: 'the disk of the database is lost', lacks: nothing, run: drillRestore },
  pgbackrest: {
    requirement: 44,
    happens: 'the disk of a database that pgBackRest archives is lost',
    lacks: lacksPgbackrest,
    run: drillPgbackrest,
  },
  pooler: {
    requirement: null,
    happens: 'PgBouncer shares connections by transaction',
    lacks: lacksPgbouncer,
    run: drillPooler,
  },
  traces: {
    requirement: null,
    happens: 'pages and calls are traced through both processes',
    lacks: nothing,
    run: drillTraces,
  },
  machines: {
    requirement: 37,
    happens: 'several machines fail in turn, the primary for good',
    lacks: lacksHaproxy,
    run: drillMachines,
  },
  citus: {
    requirement: null,
    happens: 'students stand on several servers',
    lacks: lacksCitus,
    run: drillCitus,
  },
  soak: { requirement: 43, happens: 'a steady load for long', lacks: nothing, run: drillSoak },
};

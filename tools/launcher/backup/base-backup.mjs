import pg from 'pg';
import { Failure } from '../core/failure.mjs';

/** First byte of each message in the copy stream: PostgreSQL's documentation of BASE_BACKUP. */
const MESSAGE = { archive: 'n', data: 'd', manifest: 'm', progress: 'p' };

/**
 * One BASE_BACKUP on a replication connection, run by node-postgres. The copy stream contains the archives, each announced by
 * its name, and then the manifest. `sinks` are two streams, `{ archive, manifest }`; reading stops while one of them is full.
 */
class BaseBackupCommand {
  #sinks;
  #sink = null;
  #connection = null;
  #isPaused = false;
  #results = [];

  constructor({ label, sinks }) {
    this.text = `BASE_BACKUP (LABEL '${label}', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`;
    this.#sinks = sinks;
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  submit(connection) {
    this.#connection = connection;
    connection.query(this.text);
  }

  handleRowDescription() {
    this.#results.push([]);
  }

  handleDataRow({ fields }) {
    this.#results.at(-1).push(fields);
  }

  handleCopyData({ chunk }) {
    const kind = String.fromCharCode(chunk[0]);
    if (kind === MESSAGE.data) this.#write(chunk.subarray(1));
    else if (kind === MESSAGE.manifest) this.#sink = this.#sinks.manifest;
    else if (kind === MESSAGE.archive) this.#open(chunk.subarray(1).toString());
  }

  #open(header) {
    const [name] = header.split('\0');
    if (this.#sink) this.#connection.stream.destroy(new Failure(`the database has a second folder (${name})`));
    this.#sink = this.#sinks.archive;
  }

  #write(data) {
    // The parser reads the next message into the same memory.
    if (this.#sink.write(Buffer.from(data)) || this.#isPaused) return;
    this.#isPaused = true;
    this.#connection.stream.pause();
    this.#sink.once('drain', () => {
      this.#isPaused = false;
      this.#connection.stream.resume();
    });
  }

  handleCommandComplete() {}

  handleError(error) {
    this.reject(error);
  }

  handleReadyForQuery() {
    const [begin, , end] = this.#results;
    this.resolve({ from: begin[0][0], to: end[0][0], timeline: Number(end[0][1]) });
  }
}

/**
 * Copies a running server's files by its replication protocol, with the log that makes them consistent: everything confirmed
 * before the copy's end is in it. It blocks nobody.
 *
 * @param url address as a role that may replicate
 * @param sinks streams that take the archive (tar) and the manifest (JSON); they are not ended
 * @returns `{ from, to, timeline }`: first and last position in the log
 */
export async function takeBaseBackup({ url, label, sinks }) {
  const client = new pg.Client({ connectionString: url, replication: 'database' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Keeps the log that the copy needs, however long it takes; removed with the connection.
    await client.query(`CREATE_REPLICATION_SLOT mapa_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`);
    const backup = new BaseBackupCommand({ label, sinks });
    const failed = Object.values(sinks).map(
      (sink) => new Promise((_, reject) => sink.once('error', (error) => reject(error))),
    );
    client.query(backup);
    return await Promise.race([backup.done, ...failed]);
  } finally {
    client.connection.stream.resume();
    await Promise.race([client.end(), new Promise((resolve) => client.connection.stream.once('close', resolve))]);
  }
}

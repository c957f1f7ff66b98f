import { EventEmitter, once } from 'node:events';

const CHUNK_CHARACTERS = 1 << 18;

/** A COPY … FROM STDIN as a custom query of `pg`: writes lines as the connection drains. */
class Copy extends EventEmitter {
  constructor(statement, lines) {
    super();
    this.statement = statement;
    this.lines = lines;
    this.count = 0;
  }

  submit(connection) {
    connection.query(this.statement);
  }

  async handleCopyInResponse(connection) {
    try {
      let chunk = '';
      for await (const line of this.lines) {
        chunk += `${line}\n`;
        this.count += 1;
        if (chunk.length > CHUNK_CHARACTERS) {
          await this.send(connection, chunk);
          chunk = '';
        }
      }
      await this.send(connection, chunk);
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(String(error));
    }
  }

  async send(connection, chunk) {
    connection.sendCopyFromChunk(Buffer.from(chunk));
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }

  handleCommandComplete() {
    this.complete = true;
  }

  handleError(error) {
    this.emit('error', error);
  }

  handleReadyForQuery() {
    if (this.complete) this.emit('done', this.count);
  }
}

/** Loads rows (arrays of plain values, null for none) into a table; returns their number. */
export async function copyInto(client, table, columns, rows) {
  const lines = (function* () {
    // The generator writes neither tabs, line ends nor backslashes, so nothing has to be escaped.
    for (const row of rows) yield row.map((value) => value ?? '\\N').join('\t');
  })();
  const copy = new Copy(`copy ${table} (${columns.join(', ')}) from stdin`, lines);
  const done = once(copy, 'done');
  client.query(copy);
  const [count] = await done;
  return count;
}

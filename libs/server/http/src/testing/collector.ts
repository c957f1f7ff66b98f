import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as received by a collector. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the root of a trace. */
  parentId: string;
  attributes: Record<string, string | number>;
}

const WIRE = { varint: 0, fixed64: 1, bytes: 2 } as const;

/** The fields of a Protocol Buffers message: bytes, and undecoded numbers. */
function fieldsOf(message: Buffer): { number: number; value: Buffer | bigint }[] {
  const fields = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const key = Number(varint());
    const [number, wire] = [key >> 3, key & 7];
    if (wire === WIRE.varint) fields.push({ number, value: varint() });
    else {
      const length = wire === WIRE.bytes ? Number(varint()) : wire === WIRE.fixed64 ? 8 : 4;
      fields.push({ number, value: message.subarray(at, at + length) });
      at += length;
    }
  }
  return fields;
}

const all = (message: Buffer, number: number): Buffer[] =>
  fieldsOf(message).flatMap((field) => (field.number === number && Buffer.isBuffer(field.value) ? [field.value] : []));

const one = (message: Buffer, number: number): Buffer => all(message, number)[0] ?? Buffer.alloc(0);

/** KeyValue and AnyValue of OpenTelemetry's `common.proto`; values other than text and integers are left out. */
function attributesOf(pairs: Buffer[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [field] = fieldsOf(one(pair, 2));
      if (field === undefined || (field.number !== 1 && field.number !== 3)) return [];
      const value = Buffer.isBuffer(field.value) ? field.value.toString() : Number(field.value);
      return [[one(pair, 1).toString(), value]];
    }),
  );
}

/** Field numbers in `trace.proto` and `resource.proto`. */
const FIELD = { resourceSpans: 1, resource: 1, scopeSpans: 2, spans: 2, resourceAttributes: 1, spanAttributes: 9 };

function spansOf(body: Buffer): ReceivedSpan[] {
  return all(body, FIELD.resourceSpans).flatMap((group) => {
    const resource = attributesOf(all(one(group, FIELD.resource), FIELD.resourceAttributes));
    return all(group, FIELD.scopeSpans)
      .flatMap((scope) => all(scope, FIELD.spans))
      .map((span) => ({
        service: String(resource['service.name']),
        traceId: one(span, 1).toString('hex'),
        spanId: one(span, 2).toString('hex'),
        parentId: one(span, 4).toString('hex'),
        name: one(span, 5).toString(),
        attributes: attributesOf(all(span, FIELD.spanAttributes)),
      }));
  });
}

/**
 * A collector on the loopback interface that receives traces as OTLP over HTTP: `bodies` as received, `spans` decoded.
 */
export async function startCollector() {
  const bodies: Buffer[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      paths.push(request.url ?? '');
      bodies.push(Buffer.concat(parts));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    paths,
    spans: () => bodies.flatMap(spansOf),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

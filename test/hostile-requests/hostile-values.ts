/** Texts and values that a parser, a database or a careless line of ours chokes on. */
import fc, { type Arbitrary } from 'fast-check';

export const UUID = '00000000-0000-4000-8000-000000000000';
export const LONG_TEXT = 'x'.repeat(5000);

/** Becomes a number that JSON can say and JavaScript cannot hold. */
const TOO_LARGE = '@too large@';

const LONGER_TEXT = 'ab \n'.repeat(30_000);

const TEXTS = [
	...[
		'',
		' ',
		'\u0000',
		'a\u0000b',
		'\ud800',
		'a\udc00b',
		'\u202eabc',
		'\r\n',
		'a\r\nset-cookie: a=b',
		'😀',
		'İ',
		'\uffff',
	],
	...[
		'__proto__',
		'constructor',
		'toString',
		'hasOwnProperty',
		'null',
		'NaN',
		'-1',
		'1e400',
		'0x10',
		'true',
		'[]',
		'{}',
	],
	...["' or 1=1 --", '%', '\\', '%00', '../../etc/passwd', '<script>alert(1)</script>', '=1+1', UUID, LONG_TEXT],
	...['0000-01-01', '2026-02-30', '2026-03-02', '9999-12-31T23:59:59.999+14:00', '0001-01-01T00:00:00+14:00'],
	...['+275760-09-13T00:00:00Z', `${'a'.repeat(300)}@example.com`, 'http://127.0.0.1:1/', 'javascript:alert(1)'],
];

export const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 20 }));

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** With a name of its own, as JSON has it. */
const poisoned = Object.fromEntries([['__proto__', { isPolluted: true }]]);

export const hostileValue: Arbitrary<unknown> = fc.oneof(
	{ weight: 3, arbitrary: hostileText },
	fc.constantFrom(0, -0, -1, 0.5, 2 ** 31, 2 ** 53, 1e21, 1e308, 5e-324, TOO_LARGE, LONGER_TEXT),
	fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [1, 'a', {}], nested(40), nested(70)),
	fc.constantFrom<unknown>(Array(2000).fill('a'), Array(300).fill({}), poisoned, {
		constructor: { prototype: { isPolluted: true } },
	}),
	fc.jsonValue({ maxDepth: 2 }),
);

/** JSON as text, with what no value of JavaScript stands for. */
export const toJson = (value: unknown) => (JSON.stringify(value) ?? '').replaceAll(`"${TOO_LARGE}"`, '1e400');

/** Bodies that are no JSON, or JSON that nobody writes. */
export const brokenBody = fc.constantFrom(
	...['', ' ', '{', '{"a":}', '{"a":1,}', '[', 'null', 'undefined', '"a', '01', '\u0000', '\ufeff{}', 'a=b&c[d]=e'],
	...['{"a":1}{"a":1}', '{"a":1,"a":2}', '{"a":"\\ud800"}', '{"a":"\u0000"}', '{"\\u0000":1}', 'PK\u0003\u0004'],
	...['{"__proto__":{"isPolluted":true}}', '['.repeat(100_000), `[${'1,'.repeat(60_000)}1]`],
);

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

/** What stands in an address and cannot be read, or is read as something else. */
export const inAddress = fc.oneof(
	hostileText.map(escaped),
	fc.constantFrom('%', '%0', '%00', 'a%00b', '%ED%A0%80', '%E0%A4', '%ff', '%2F', '..%2f..%2fetc%2fpasswd'),
	fc.constantFrom('%2e%2e', '*', ':id', '%0d%0aa:b', LONG_TEXT),
);

const MOMENTS = [
	...['2026-03-02T09:00:00.000Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', 'now', ''],
	...['0000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'],
];

/** In the form of ours. */
export const hostileCursor = fc
	.tuple(fc.constantFrom(...MOMENTS), fc.constantFrom(' ', '', '  ', '\n'), fc.oneof(hostileText, fc.constant(UUID)))
	.map((parts) => Buffer.from(parts.join('')).toString('base64url'));

/** What a header may carry over HTTP. */
const inHeader = hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());

const HEADERS: Readonly<Record<string, readonly string[]>> = {
	prefer: ['respond-async', 'respond-async, wait=0', 'wait=1e9', 'respond-async; wait="', ',,;=', 'wait=-1'],
	'idempotency-key': ['a', 'a b', 'x'.repeat(201), '__proto__', UUID, '%00'],
	'last-event-id': ['0', '-1', '9999999999999999', 'x'.repeat(101), 'NaN', '1e400'],
	accept: ['text/html', '*/*', 'a', 'text/event-stream', ',;q='],
	'accept-encoding': ['br', 'gzip;q=0', '*', 'a;q=nan', 'identity;q=0, *;q=0'],
	'content-encoding': ['gzip', 'br', 'a'],
	'user-agent': [LONG_TEXT, '(((((((('],
	origin: ['null', 'https://evil.example'],
	range: ['bytes=0-', 'bytes=9-1', 'a'],
	'if-none-match': ['*', 'W/"a"'],
	cookie: ['auth_token=a', '__proto__=1'],
	'x-forwarded-for': ['127.0.0.1', 'a, b', '::1%lo'],
	'x-http-method-override': ['DELETE'],
	'stripe-signature': ['t=1,v1=a', 't=,v1=', 'v1', `t=${UUID}`],
	authorization: ['Bearer', 'Bearer  ', 'Bearer __proto__', 'Basic YTpi', `Bearer ${'x'.repeat(43)}`],
};

const hostileHeader = fc
	.constantFrom(...Object.keys(HEADERS))
	.chain((name) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...(HEADERS[name] ?? [])), inHeader)));

export const hostileHeaders = fc
	.array(hostileHeader, { minLength: 1, maxLength: 3 })
	.map((pairs): Record<string, string> => Object.fromEntries(pairs));

export const hostileType = fc.oneof(
	fc.constantFrom('', 'a', '/', '__proto__', 'text/plain', 'application/json; charset=utf-16', 'application/json;;;'),
	fc.constantFrom('application/json, text/plain', 'application/zip', 'application/x-www-form-urlencoded'),
	fc.constantFrom('multipart/form-data; boundary=a', 'application/ld+json', 'APPLICATION/JSON'),
	inHeader,
);

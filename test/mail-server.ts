/** A real mail server for tests: takes mails over SMTP, or refuses them, or takes its time. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
	/** Of the envelope: whom it was really sent to. */
	recipients: string[];
	/** Names in lower case. */
	headers: Record<string, string>;
	text: string;
	html: string;
	raw: string;
}

export interface MailServer {
	url: string;
	received: ReceivedMail[];
	close(): Promise<void>;
}

export interface MailServerOptions {
	port?: number;
	/** Status of the answer to every recipient, e.g. 550. */
	refuse?: number;
	/** How long it thinks before it takes a mail. */
	slowMs?: number;
}

export async function startMailServer({ port = 0, refuse, slowMs = 0 }: MailServerOptions = {}): Promise<MailServer> {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		closeTimeout: 100,
		onRcptTo(address, _session, done) {
			const words = `no mail for ${address.address} here`;
			done(refuse ? Object.assign(new Error(words), { responseCode: refuse }) : null);
		},
		onData(stream, session, done) {
			Promise.all([text(stream), delay(slowMs)]).then(([raw]) => {
				received.push(
					readMail(
						raw,
						session.envelope.rcptTo.map(({ address }) => address),
					),
				);
				done();
			}, done);
		},
	});
	// A client that is stopped in the middle cuts its connection.
	server.on('error', () => {});
	server.listen(port, '127.0.0.1');
	await once(server.server, 'listening');
	return {
		url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		received,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

/** A mail of two parts, as ours are. */
export function readMail(raw: string, recipients: string[] = []): ReceivedMail {
	const { headers, body } = readPart(raw);
	const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
	const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(readPart) : [];
	const partOf = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type))?.body ?? '';
	return { recipients, headers, text: partOf('text/plain'), html: partOf('text/html'), raw };
}

function readPart(part: string): { headers: Record<string, string>; body: string } {
	const lines = part.replaceAll('\r\n', '\n').replace(/^\n/, '');
	const end = lines.indexOf('\n\n');
	const fields = lines
		.slice(0, end)
		.replace(/\n[ \t]+/g, ' ')
		.split('\n');
	const headers = Object.fromEntries(
		fields.map((field) => [field.split(':', 1)[0]?.toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
	);
	return { headers, body: decode(lines.slice(end + 2), headers['content-transfer-encoding'] ?? '') };
}

function decode(body: string, encoding: string): string {
	if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
	if (encoding !== 'quoted-printable') return body;
	const bytes = body
		.replace(/=\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, 'latin1').toString('utf8');
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { isDiskFull } from './database/errors.ts';

/** Errors of the language and of the system: their messages name no content. */
const PLAIN_ERRORS = ['TypeError', 'RangeError', 'ReferenceError', 'ApiError', 'DatabaseUnavailableError'];

const REDACTED = ['authorization', 'password', 'newPassword', 'currentPassword', 'token', 'setupToken', 'apiKey'];

/**
 * The structured log: one JSON object a line. Nobody hands it bodies or addresses; the redaction and the
 * error serializer are for the day when somebody does.
 */
export function createLog(level: string, destination: DestinationStream): Logger {
	return pino(
		{
			level,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
			redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
			serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
		},
		destination,
	);
}

/**
 * What may be known of an error: its kind, code and place. Messages of drivers carry SQL and parameters,
 * those of parsers carry the text, those of model servers the prompt: only plain ones are kept.
 */
export function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { kind: typeof error };
	const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
	const plain = PLAIN_ERRORS.includes(error.name) || 'syscall' in error;
	const message = plain ? error.message : isDiskFull(error) ? 'the disk is full' : undefined;
	const frames = placesOf(error);
	return {
		kind: error.name,
		code,
		message,
		at: frames,
		cause: error.cause === undefined ? undefined : describeError(error.cause),
	};
}

/** Where it happened. The message stands before the places, and may have lines that look like one. */
function placesOf({ stack = '', message }: Error): string[] {
	const after = stack.slice(stack.indexOf(message) + message.length);
	return after
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.slice(0, 8)
		.map((line) => line.trim());
}

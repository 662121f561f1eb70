import { DatabaseLockedError, DatabaseUnavailableError } from '#server/database/open.ts';
import { EnvironmentError } from '#server/env.ts';
import { describeError } from '#server/log.ts';

/** The message for a person whose server did not start. */
export function explainFailedStart(error: unknown): string {
	if (error instanceof EnvironmentError) return `Growth Toolkit cannot start with these settings:\n${error.message}`;
	if (error instanceof DatabaseLockedError || error instanceof DatabaseUnavailableError) return error.message;
	if (error instanceof Error && 'code' in error && 'port' in error) {
		if (error.code === 'EADDRINUSE') {
			return `Port ${error.port} is in use by another program. Stop it, or choose another port. Example: PORT=3001`;
		}
		if (error.code === 'EACCES') return `Port ${error.port} may not be used by this account. Example: PORT=3000`;
		if (error.code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine. Example: HOST=127.0.0.1';
	}
	return `Growth Toolkit could not start.\n${JSON.stringify(describeError(error))}`;
}

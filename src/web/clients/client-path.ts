import { CLIENTS } from '#web/navigation.ts';

/** The page of a client. */
export function pathOfClient(id: string): string {
	return `${CLIENTS.path}/${encodeURIComponent(id)}`;
}

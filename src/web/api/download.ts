import { ApiFailure, type RequestOptions, requestRaw } from './client.ts';

/** Fetches a file with the member's token and saves it under the server's file name. */
export async function download(path: string, { method = 'GET' }: Pick<RequestOptions, 'method'> = {}): Promise<void> {
	const response = await requestRaw(path, { method, headers: { Accept: '*/*' } });
	const name = fileName(response.headers.get('Content-Disposition')) ?? 'download';
	const file = await response.blob().catch(() => {
		throw new ApiFailure(0, {}, 'The download broke off. Check your connection and try again.');
	});
	saveFile(file, name);
}

export function saveFile(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Some browsers read the address only after the click has returned.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The name in a Content-Disposition header; its UTF-8 form takes precedence over the plain one (RFC 6266). */
export function fileName(disposition: string | null): string | null {
	const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
	if (encoded) return decodeURIComponent(encoded);
	return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}

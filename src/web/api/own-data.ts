import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountContents, Deletion, DeletionRequest, Import } from '#shared/own-data.ts';
import { endSession, readSession } from '#web/auth/session.ts';
import { draftKey, listDrafts, removeDraft } from '#web/wizard/draft/drafts.ts';
import { request } from './client.ts';
import { download } from './download.ts';

const DELETION = ['deletion'];
const PATH = '/api/account/deletion';

/** What the account holds, counted. */
export function useAccountContents() {
	return useQuery({
		queryKey: ['account-contents'],
		queryFn: async ({ signal }) =>
			(await request<{ contents: AccountContents }>('/api/account/contents', { signal })).contents,
	});
}

/** Whether the account is to be deleted, and when. */
export function useDeletion(enabled = true) {
	return useQuery({
		queryKey: DELETION,
		enabled,
		staleTime: 5 * 60_000,
		queryFn: async ({ signal }) => (await request<{ deletion: Deletion }>(PATH, { signal })).deletion,
	});
}

/** In 30 days, or at once: then the session ends here, and this browser keeps nothing of the member. */
export function useDeleteAccount() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (body: DeletionRequest) =>
			(await request<{ deletion: Deletion }>(PATH, { method: 'POST', body })).deletion,
		onSuccess: (deletion, { when }) => {
			if (when === 'in-30-days') client.setQueryData(DELETION, deletion);
			else forgetMember();
		},
	});
}

function forgetMember(): void {
	const userId = readSession()?.user.id;
	endSession('signed-out');
	if (userId === undefined) return;
	for (const tool of listDrafts(userId).keys()) removeDraft(draftKey(userId, tool));
}

export function useKeepAccount() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async () => (await request<{ deletion: Deletion }>(PATH, { method: 'DELETE' })).deletion,
		onSuccess: (deletion) => client.setQueryData(DELETION, deletion),
	});
}

/** Saves everything of the member as a ZIP. */
export function useExportAccount() {
	return useMutation({ mutationFn: () => download('/api/account/export', { method: 'POST' }) });
}

/** What an exported archive holds; writes nothing. */
export function usePreviewImport() {
	return useMutation({ mutationFn: (file: Blob) => send('/api/account/import/preview', file) });
}

/** Writes what is new in it; everything that is shown may have changed. */
export function useImportAccount() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (file: Blob) => send('/api/account/import', file),
		onSuccess: () => client.invalidateQueries(),
	});
}

async function send(path: string, file: Blob): Promise<Import> {
	// Systems name the type of a ZIP differently.
	const zip = file.slice(0, file.size, 'application/zip');
	return (await request<{ import: Import }>(path, { method: 'POST', file: zip })).import;
}

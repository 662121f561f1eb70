import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasswordAndCode, SetUp, TwoFactor } from '#shared/two-factor-requests.ts';
import { request } from './client.ts';

const TWO_FACTOR = ['two-factor'];

/** Whether the member signs in with a code as well. */
export function useTwoFactor() {
	return useQuery({
		queryKey: TWO_FACTOR,
		queryFn: async ({ signal }) => (await request<{ data: TwoFactor }>('/two-factor', { base: 'auth', signal })).data,
	});
}

/** A key for the member's app; nothing changes yet. */
export function useSetUp() {
	return useMutation({ mutationFn: (password: string) => post<SetUp>('/set-up', { password }) });
}

/** Resolves to the recovery codes, for the only time. */
export function useTurnOn() {
	return useChange(async (body: { setUp: string; code: string }) => codesOf(await post('/turn-on', body)));
}

export function useTurnOff() {
	return useChange((body: PasswordAndCode) => post<object>('/turn-off', body));
}

/** Resolves to new recovery codes, for the only time. */
export function useNewRecoveryCodes() {
	return useChange(async (body: PasswordAndCode) => codesOf(await post('/recovery-codes', body)));
}

function codesOf({ recoveryCodes }: { recoveryCodes: string[] }): string[] {
	return recoveryCodes;
}

async function post<Data>(path: string, body: object): Promise<Data> {
	return (await request<{ data: Data }>(`/two-factor${path}`, { base: 'auth', method: 'POST', body })).data;
}

/** What was read before is out of date afterwards. */
function useChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSuccess: () => client.invalidateQueries({ queryKey: TWO_FACTOR }),
	});
}

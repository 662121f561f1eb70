import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnModel, OwnModelRequest, OwnModelRules, OwnModelRulesRequest } from '#shared/own-models.ts';
import { appSettings } from '#web/settings.ts';
import { request } from './client.ts';

const PATH = '/api/profile/model';
const OWN = ['own-model'];
const RULES_PATH = '/api/settings/model/own-keys';
const RULES = ['model', 'own-keys'];

/** The member's own model, and what the owner allows. */
export function useOwnModel(enabled = true) {
	return useQuery({
		queryKey: OWN,
		queryFn: ({ signal }) => request<OwnModel>(PATH, { signal }),
		enabled,
	});
}

export function useSaveOwnModel() {
	return useOwnChange((body: OwnModelRequest) => request<OwnModel>(PATH, { method: 'PUT', body }));
}

export function useRemoveOwnModel() {
	return useOwnChange(() => request<OwnModel>(PATH, { method: 'DELETE' }));
}

function useOwnChange<Variables>(change: (variables: Variables) => Promise<OwnModel>) {
	const client = useQueryClient();
	return useMutation({ mutationFn: change, onSuccess: (own) => client.setQueryData(OWN, own) });
}

/** The models that write for this member, the default first: the own one, or those of the owner. */
export function useModels(): { engine: string | null; moreModels: readonly string[] } {
	const { engine, moreModels, ownKeys } = appSettings();
	const { data } = useOwnModel(ownKeys);
	return ownKeys && data?.model?.isUsed ? { engine: data.model.model, moreModels: [] } : { engine, moreModels };
}

export function useOwnKeyRules() {
	return useQuery({ queryKey: RULES, queryFn: ({ signal }) => request<OwnModelRules>(RULES_PATH, { signal }) });
}

export function useSaveOwnKeyRules() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: OwnModelRulesRequest) => request<OwnModelRules>(RULES_PATH, { method: 'PUT', body }),
		onSuccess: (rules) => client.setQueryData(RULES, rules),
	});
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
	CheckLine,
	FoundServers,
	ModelBudget,
	ModelConnectionRequest,
	ModelCosts,
	ModelServerRequest,
	ModelState,
} from '#shared/model-settings.ts';
import { setEngine } from '#web/settings.ts';
import { ApiFailure, request, requestRaw } from './client.ts';

const PATH = '/api/settings/model';
const STATE = ['model'];

/** Which model writes the results. */
export function useModelState() {
	return useQuery({ queryKey: STATE, queryFn: ({ signal }) => request<ModelState>(PATH, { signal }) });
}

export function useConnectModel() {
	return useChange((body: ModelConnectionRequest) => request<ModelState>(PATH, { method: 'PUT', body }));
}

/** From then on the built-in engine writes. */
export function useDisconnectModel() {
	return useChange(() => request<ModelState>(PATH, { method: 'DELETE' }));
}

/** The model servers of the server's machine. */
export function useFoundServers() {
	return useQuery({
		queryKey: ['model', 'servers'],
		queryFn: ({ signal }) => request<FoundServers>(`${PATH}/servers`, { signal }),
	});
}

export function useModelList() {
	return useMutation({
		mutationFn: async (body: ModelServerRequest) =>
			(await request<{ models: string[] }>(`${PATH}/list`, { method: 'POST', body })).models,
	});
}

const COSTS = ['model', 'costs'];

/** What models cost in a month, and the budget. @param month the present one where not given */
export function useModelCosts(month?: string) {
	const query = month === undefined ? '' : `?${new URLSearchParams({ month })}`;
	return useQuery({
		queryKey: [...COSTS, month],
		queryFn: ({ signal }) => request<ModelCosts>(`${PATH}/costs${query}`, { signal }),
		placeholderData: (before) => before,
	});
}

export function useSaveBudget() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: ModelBudget) => request<ModelCosts>(`${PATH}/costs`, { method: 'PUT', body }),
		onSuccess: () => client.invalidateQueries({ queryKey: COSTS }),
	});
}

/** Tries a model. Each line is handed on as it comes; throws `ApiFailure`, or the abort as it is. */
export async function checkModel(
	body: ModelConnectionRequest,
	onLine: (line: CheckLine) => void,
	signal: AbortSignal,
): Promise<void> {
	const response = await requestRaw(`${PATH}/check`, { method: 'POST', body, signal });
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let rest = '';
	try {
		for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
			const lines = (rest + chunk.value).split('\n');
			rest = lines.pop() ?? '';
			for (const line of lines) onLine(JSON.parse(line));
		}
	} catch (failure) {
		if (signal.aborted) throw failure;
		throw new ApiFailure(0, {}, 'The answer broke off. Try again.');
	}
}

/** The pages that are open in this tab follow. */
function useChange<Variables>(change: (variables: Variables) => Promise<ModelState>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSuccess: (state) => {
			client.setQueryData(STATE, state);
			const { model = null, moreModels = [] } = (!state.keyLost && state.connection) || {};
			setEngine(model, moreModels);
		},
	});
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PromptAnswer, PromptCounts } from '#shared/prompt-counts.ts';
import { request } from './client.ts';

const COUNTS = ['prompt-counts'];

/** What members did with the prompts. The directory works without it: figures that did not arrive remain unknown. */
export function usePromptCounts() {
	return useQuery({
		queryKey: COUNTS,
		queryFn: ({ signal }) => request<PromptCounts>('/api/prompts/counts', { signal }),
	});
}

/** Likes a prompt, or takes the like back. Shows the change at once, and reverts it where the server refuses. */
export function useLikePrompt(promptId: string) {
	const client = useQueryClient();
	const mutationKey = ['like-prompt', promptId];
	const set = (change: (counts: PromptCounts) => PromptCounts) =>
		client.setQueryData<PromptCounts>(COUNTS, (counts) => counts && change(counts));
	return useMutation({
		mutationKey,
		// One after the other: the last press decides.
		scope: { id: mutationKey.join(' ') },
		mutationFn: (liked: boolean) =>
			request<PromptAnswer>(addressOf(promptId, 'like'), { method: liked ? 'PUT' : 'DELETE' }),
		onMutate: async (liked) => {
			await client.cancelQueries({ queryKey: COUNTS });
			set((counts) => withLike(counts, promptId, liked));
		},
		onSuccess: (answer) => {
			if (client.isMutating({ mutationKey }) > 1) return;
			set((counts) => withAnswer(counts, promptId, answer));
		},
		onError: (_failure, liked) => set((counts) => withLike(counts, promptId, !liked)),
		onSettled: () => {
			// Only where the figures had not arrived: the answer itself contains those of this prompt.
			if (client.getQueryData(COUNTS) === undefined) return client.invalidateQueries({ queryKey: COUNTS });
		},
	});
}

/** Counts a copy. Nothing waits for it, and a failure is silent. */
export function useCountCopy(promptId: string): () => void {
	const client = useQueryClient();
	const { mutate } = useMutation({
		mutationFn: () => request<PromptAnswer>(addressOf(promptId, 'use'), { method: 'POST' }),
		onSuccess: (answer) =>
			client.setQueryData<PromptCounts>(COUNTS, (counts) => counts && withAnswer(counts, promptId, answer)),
	});
	return () => mutate();
}

function addressOf(promptId: string, action: 'like' | 'use'): string {
	return `/api/prompts/${encodeURIComponent(promptId)}/${action}`;
}

function withLike(counts: PromptCounts, promptId: string, liked: boolean): PromptCounts {
	const before = counts.counts[promptId];
	if (before === undefined || counts.liked.includes(promptId) === liked) return counts;
	const likes = before.likes + (liked ? 1 : -1);
	return withAnswer(counts, promptId, { ...before, likes, liked });
}

function withAnswer({ counts, liked }: PromptCounts, promptId: string, answer: PromptAnswer): PromptCounts {
	const { liked: isLiked, ...figures } = answer;
	const others = liked.filter((id) => id !== promptId);
	return {
		counts: { ...counts, [promptId]: figures },
		liked: isLiked ? [...others, promptId] : others,
	};
}

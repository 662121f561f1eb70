import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useLikePrompt } from '#web/api/prompts.ts';
import { figureWords, type PromptFigures } from './figures.ts';
import styles from './prompts-directory-page.module.css';

interface LikeButtonProps extends Pick<PromptFigures, 'likes' | 'liked'> {
	promptId: string;
	/** The id of the prompt's heading. */
	describedBy: string;
}

/** Likes a prompt, and shows how many members do; pressed again, it takes the like back. */
export function LikeButton({ promptId, likes, liked, describedBy }: LikeButtonProps) {
	const like = useLikePrompt(promptId);
	return (
		<>
			<Button
				size="xs"
				className={styles.like}
				aria-pressed={liked}
				aria-describedby={describedBy}
				leftSection={liked ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
				onClick={() => like.mutate(!liked)}
			>
				Like
			</Button>
			<span>{figureWords(likes, 'like')}</span>
			{like.error ? (
				<p role="alert" className={styles.problem}>
					{liked ? 'Your like could not be taken back' : 'Your like could not be saved'}: {like.error.message}
				</p>
			) : null}
		</>
	);
}

import { type KnowledgeTexts } from './knowledge.ts';
import { replyTo } from './reply-to.ts';

export interface AskedQuestion {
  question: string;
  /** Questions of the FAQ that answer it, or `nothing` where the FAQ has no answer. */
  acceptable: readonly string[];
}

export const NOTHING = 'nothing';

/** The questions without a good answer; those of them with a wrong one; and those that were offered a good one to choose. */
export function scoreAnswers(asked: readonly AskedQuestion[], knowledge: KnowledgeTexts) {
  const failed = asked
    .map(({ question, acceptable }) => {
      const { question: given = NOTHING, nearest = [] } = replyTo(question, knowledge).reply;
      return {
        given,
        isGood: acceptable.includes(given),
        isOffered: nearest.some((offered) => acceptable.includes(offered)),
        line: `${question} -> ${given}`,
      };
    })
    .filter(({ isGood }) => !isGood);
  return {
    missed: failed.map(({ line }) => line),
    wrong: failed.filter(({ given }) => given !== NOTHING).map(({ line }) => line),
    offered: failed.filter(({ isOffered }) => isOffered).map(({ line }) => line),
  };
}

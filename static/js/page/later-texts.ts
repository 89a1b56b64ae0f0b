import texts from "virtual:messages/en/later";
import { learn } from "./messages.ts";

learn(texts);

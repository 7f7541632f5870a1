import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { useListed } from '@/domain/capabilities/use-listed'
import { newsArticleQuery } from '@/domain/news/news'
import { FoundView } from '@/domain/program/FoundView'
import { ArticleProgram } from '@/features/news/components/ArticleProgram'
import { Byline } from '@/features/news/components/Byline'
import { linkedProgram } from '@/features/news/linked-program'
import { programPath } from '@/domain/program/program-path'
import { paths } from '@/lib/address/paths'
import { EmptyState } from '@/ui/state/States'
import { IconNews } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import { Picture } from '@/ui/picture/Picture'
import { RichText } from '@/ui/text/RichText'
import { ShareButton } from '@/ui/button/ShareButton'
import { LineSkeleton, Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { useDocumentTitle } from '@/ui/page/page-title'
import classes from './ArticlePage.module.css'

const notFound = {
  icon: <IconNews size={32} stroke={1.5} />,
  title: 'Artikel tidak ditemukan',
  text: 'Mungkin alamatnya salah, atau artikel ini sudah tidak ada.',
  action: <LinkButton to={paths.news()}>Lihat artikel lain</LinkButton>,
}

/** An article, to read and to share. */
export default function ArticlePage() {
  const { slug = '' } = useParams()
  const listed = useListed('/news/get_detail')
  const query = useQuery({ ...newsArticleQuery(slug), enabled: listed === true })
  useDocumentTitle(listed === false ? notFound.title : query.data?.title)
  if (listed === false)
    return (
      <Unlisted>
        <EmptyState {...notFound} />
      </Unlisted>
    )
  return (
    <FoundView query={query} skeleton={<ArticleSkeleton />} notFound={notFound}>
      {(article) => (
        <>
          <article>
            {article.pictureUrl !== null && (
              <Picture src={article.pictureUrl} alt="" width={640} height={360} priority />
            )}
            <div className={classes.body}>
              <h2 className={classes.title}>{article.title}</h2>
              <Byline publishedAt={article.publishedAt} author={article.author} />
              <div className={classes.text}>
                {article.html === '' ? (
                  <p>{article.summary ?? 'Isi artikel ini belum tersedia.'}</p>
                ) : (
                  <RichText html={article.html} />
                )}
              </div>
            </div>
          </article>
          <ProgramOf html={article.html} />
          <StickyBarSpacer />
          <StickyBar label="Bagikan artikel ini">
            <div className={classes.bar}>
              <ShareButton title={article.title} url={paths.article(article.slug)} />
              <LinkButton to={paths.news()}>Artikel lainnya</LinkButton>
            </div>
          </StickyBar>
        </>
      )}
    </FoundView>
  )
}

function ProgramOf({ html }: { html: string }) {
  const program = linkedProgram(html, window.location.origin)
  return program && <ArticleProgram key={programPath(program)} program={program} />
}

function ArticleSkeleton() {
  return (
    <>
      <Picture src={null} alt="" width={640} height={360} />
      <div className={classes.body}>
        <p className={classes.title}>
          <LineSkeleton width="85%" />
        </p>
        <Skeleton width="12em" height="0.8em" />
        <div className={classes.text}>
          <TextSkeleton lines={12} />
        </div>
      </div>
    </>
  )
}
